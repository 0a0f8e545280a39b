// Nasrid strapwork: eight-point stars joined by crosses, as a tile that repeats. Drawn once here and
// used as a mask (quiet background) and as a shape (stars, medallions).

/** Points of an eight-point star (two squares, one turned by 45°) about a centre. */
export function starPoints(cx: number, cy: number, r: number, turn = 0): string {
  const inner = (r * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const points: string[] = [];
  for (let i = 0; i < 16; i++) {
    const radius = i % 2 === 0 ? r : inner;
    const angle = (i * Math.PI) / 8 + turn;
    points.push(`${(cx + radius * Math.sin(angle)).toFixed(2)},${(cy - radius * Math.cos(angle)).toFixed(2)}`);
  }
  return points.join(' ');
}

/** One repeat, 112 by 112: bands with two edges each, laid over and under one another. */
export function strapworkSvg(): string {
  const S = 112;
  const star = (x: number, y: number, r: number): string => `<polygon points='${starPoints(x, y, r)}'/>`;
  const band = (body: string, w: number): string =>
    `<g stroke='#fff' stroke-width='${w + 2.4}'>${body}</g><g stroke='#000' stroke-width='${w}'>${body}</g>`;
  const stars = star(S / 2, S / 2, 56);
  const inner = star(S / 2, S / 2, 27);
  const rays = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4 + Math.PI / 8;
    const p = (r: number): string => `${(S / 2 + r * Math.sin(a)).toFixed(1)} ${(S / 2 - r * Math.cos(a)).toFixed(1)}`;
    return `<path d='M${p(21)}L${p(42.8)}'/>`;
  }).join('');
  const corner = [
    [0, 0],
    [S, 0],
    [0, S],
    [S, S],
  ]
    .map(([x, y]) => star(x ?? 0, y ?? 0, 20))
    .join('');
  const body = `<g fill='none' stroke-linejoin='miter'>${band(rays, 3)}${band(stars, 3.4)}${band(inner, 3)}${band(corner, 3)}</g>`;
  // A luminance mask would need its own mode; black is cut out by a real mask so that alpha alone counts.
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${S}' height='${S}' viewBox='0 0 ${S} ${S}'>` +
    `<mask id='m'><rect width='${S}' height='${S}' fill='#000'/>${body}</mask><rect width='${S}' height='${S}' mask='url(#m)'/></svg>`
  );
}

export const strapworkUrl = (): string => `url("data:image/svg+xml,${encodeURIComponent(strapworkSvg())}")`;

// The colour-blind-safe palette, simulated (Machado et al. 2009, full severity): any two kinds and any two
// currencies stay apart for protan, deutan and tritan eyes. Symbols carry the meaning anyway.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');
const safe = css.slice(css.indexOf("[data-palette='safe']"));
const pick = (prefix: string): [string, string][] =>
  [...safe.slice(0, safe.indexOf('}')).matchAll(new RegExp(`--${prefix}-(\\w+): (#[0-9a-f]{6})`, 'g'))].map((m) => [
    m[1] ?? '',
    m[2] ?? '',
  ]);

const SIMULATIONS: Record<string, number[]> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function oklab(hex: string, m: number[]): number[] {
  const linear = [1, 3, 5].map((i) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  const mul = (a: number[], v: number[]): number[] =>
    [0, 3, 6].map((r) => (a[r] ?? 0) * (v[0] ?? 0) + (a[r + 1] ?? 0) * (v[1] ?? 0) + (a[r + 2] ?? 0) * (v[2] ?? 0));
  const seen = mul(m, linear).map((v) => Math.min(1, Math.max(0, v)));
  const lms = mul(
    [
      0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376,
      0.6299787005,
    ],
    seen,
  ).map(Math.cbrt);
  return mul(
    [
      0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662,
      -0.808675766,
    ],
    lms,
  );
}

describe.each(Object.entries(SIMULATIONS))('colour-blind palette, %s', (_name, matrix) => {
  it.each(['kind', 'money'])('keeps any two %s colours apart', (prefix) => {
    const colours = pick(prefix).map(([name, hex]) => [name, oklab(hex, matrix)] as const);
    expect(colours.length).toBeGreaterThanOrEqual(5);
    const close: string[] = [];
    colours.forEach(([a, x], i) =>
      colours.slice(i + 1).forEach(([b, y]) => {
        const distance = Math.hypot(...x.map((v, j) => v - (y[j] ?? 0)));
        if (distance < 0.1) close.push(`${a}/${b} ${distance.toFixed(3)}`);
      }),
    );
    expect(close).toEqual([]);
  });
});

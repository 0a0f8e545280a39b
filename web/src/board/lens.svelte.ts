// How a person looks at a palace: moved by dragging, zoomed by wheel, two fingers or keys; or left to itself, when it shows
// what is best to see.

import { CELL, zoomAt, type Camera } from './geometry';
import { comfortable } from './sight';

interface Point {
  x: number;
  y: number;
}

export class Lens {
  /** As somebody moved it; null: left to itself. */
  own = $state.raw<Camera | null>(null);
  /** The whole palace is wanted, however small that makes its cells. */
  whole = $state(false);
  /** It follows a finger or the mouse. */
  moving = $state(false);
  /** It glides to where it goes next: not when it follows a finger. */
  glides = $state(true);
  byTouch = false;
  private readonly pointers = new Map<number, Point>();
  private dragged = 0;

  constructor(
    private readonly now: () => Camera,
    private readonly size: () => { width: number; height: number },
  ) {}

  private set(camera: Camera, glides: boolean): void {
    this.own = camera;
    this.glides = glides;
  }
  /** Back to itself. */
  free(whole = false): void {
    this.own = null;
    this.whole = whole;
    this.glides = true;
  }
  go = (camera: Camera): void => this.set(camera, true);
  zoom = (factor: number): void =>
    this.set(zoomAt(this.now(), factor, this.size().width / 2, this.size().height / 2), true);
  /** Cells become large enough for a finger; what is under it stays there. */
  closer = (at: Point): void => this.set(zoomAt(this.now(), comfortable / this.now().zoom, at.x, at.y), true);
  pan = (dx: number, dy: number): void =>
    this.set({ ...this.now(), x: this.now().x + dx * 0.6 * CELL, y: this.now().y + dy * 0.6 * CELL }, true);

  down = (e: PointerEvent): void => {
    this.byTouch = e.pointerType === 'touch';
    this.pointers.set(e.pointerId, { x: e.offsetX, y: e.offsetY });
    this.dragged = 0;
  };
  move = (e: PointerEvent & { currentTarget: HTMLElement }): void => {
    const before = this.pointers.get(e.pointerId);
    if (!before) return;
    const r = e.currentTarget.getBoundingClientRect();
    const now = { x: e.clientX - r.left, y: e.clientY - r.top };
    const start = this.dragged === 0 ? now : before;
    this.dragged += Math.abs(e.movementX) + Math.abs(e.movementY) + 0.01;
    const other = [...this.pointers].find(([id]) => id !== e.pointerId)?.[1];
    const camera = this.now();
    if (other && this.dragged > 0.02) {
      const length = (p: Point): number => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      this.set(zoomAt(camera, length(now) / length(start), (now.x + other.x) / 2, (now.y + other.y) / 2), false);
      this.moving = true;
    } else if (this.dragged > 6) {
      if (!this.moving) e.currentTarget.setPointerCapture(e.pointerId);
      this.moving = true;
      this.set({ ...camera, x: camera.x + now.x - start.x, y: camera.y + now.y - start.y }, false);
    }
    this.pointers.set(e.pointerId, now);
  };
  up = (e: PointerEvent): void => {
    this.pointers.delete(e.pointerId);
    if (this.pointers.size === 0) setTimeout(() => (this.moving = false));
  };
  /** A finger that moves the palace flings nothing: the browser would take the next tap for stopping that. */
  still = (node: HTMLElement): (() => void) => {
    const keep = (e: TouchEvent): void => e.preventDefault();
    node.addEventListener('touchmove', keep, { passive: false });
    return () => node.removeEventListener('touchmove', keep);
  };
  wheel = (e: WheelEvent & { currentTarget: HTMLElement }): void => {
    e.preventDefault();
    const r = e.currentTarget.getBoundingClientRect();
    this.set(zoomAt(this.now(), Math.exp(-e.deltaY * 0.0015), e.clientX - r.left, e.clientY - r.top), false);
  };
}

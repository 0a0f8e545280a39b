// What moves only to show something is skipped by any press of a key, finger or mouse: then it is at its end at once.

const running = new Set<() => void>();

/** `end` is called when somebody skips, until the returned function is. */
export function skippable(end: () => void): () => void {
  running.add(end);
  return () => running.delete(end);
}

export function skip(): void {
  for (const end of [...running]) end();
}

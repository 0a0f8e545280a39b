// The connection, begun before the program that will use it has arrived.

let waiting: WebSocket | null = null;

const address = (): string => new URL('/ws', location.href.replace(/^http/, 'ws')).href.replace(/#.*$/, '');

export function openEarly(): void {
  waiting = new WebSocket(address());
}

/** The connection that was begun early, once; after that new ones. */
export function openSocket(): WebSocket {
  const socket = waiting;
  waiting = null;
  if (socket === null || socket.readyState > WebSocket.OPEN) return new WebSocket(address());
  // Whoever takes it over waits for 'open', which may have been before.
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => socket.onopen?.(new Event('open')));
  return socket;
}

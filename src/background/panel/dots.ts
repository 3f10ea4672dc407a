// A secret's handle is for the machine; people see dots. Applied to what is shown, never to what is stored
// as a call: an undo needs the handle.

const HANDLE = /secret:[a-z0-9-]{4,64}/g;

/** The same JSON value with every handle in its strings shown as dots. */
export function dotted<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replace(HANDLE, '••••••')) as T;
}

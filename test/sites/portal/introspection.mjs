// Decides what a test may look at: the request log, the counters and a way back to the first day.
import { json } from './http.mjs';

export const introspectionRoutes = [
  ['GET', '/__log', ({ state }) => json(state.log)],
  ['GET', '/__counters', ({ state }) => json(state.counters)],
  [
    'POST',
    '/__reset',
    ({ state }) => {
      state.reset();
      return json({ ok: true });
    },
  ],
];

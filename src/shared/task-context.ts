// What a goal is read in: the conversation's earlier tasks, the address, the user's preferences. The page as a
// BrowserState is a view of the MiniPCD and what stands behind it; the preferences are a view of the settings.
import { pageTextSchema } from './page-text-schema';
import { z } from './schema';
import { taskStatus } from './status';
import { taskList } from './task-list';

export const userPreferences = z.object({
  /** BCP 47: order of day and month, and what language is spoken. */
  locale: z.string().check(z.maxLength(40)),
  /** BCP 47: language of the interface, of questions and of results. */
  language: z.string().check(z.maxLength(40)),
  planner: z.enum(['auto', 'none', 'local', 'key']),
  theme: z.enum(['system', 'light', 'dark']),
  retentionDays: z.int(),
});
export type UserPreferences = z.infer<typeof userPreferences>;

/** A task of this conversation that has ended. */
export const completedTask = z.object({
  goal: z.string().check(z.maxLength(20_000)),
  status: taskStatus,
  result: z.optional(z.string()),
  list: z.optional(taskList),
});
export type CompletedTask = z.infer<typeof completedTask>;

const px = z.number();

export const elementSnapshot = z.object({
  /** In the selector language; resolves to this element. */
  selector: z.string().check(z.maxLength(2_000)),
  /** Stable across versions of the page. */
  id: z.optional(z.string().check(z.maxLength(40))),
  tagName: z.string().check(z.maxLength(40)),
  text: z.optional(pageTextSchema(400)),
  /** Facts of the element by their ARIA or HTML names; never a secret's value. */
  attributes: z.record(z.string(), pageTextSchema(2_000)),
  /** CSS px in the viewport's coordinates. */
  boundingBox: z.object({ x: px, y: px, width: px, height: px }),
  /** In the viewport as it stands; everything listed can be scrolled into it. */
  visible: z.boolean(),
});
export type ElementSnapshot = z.infer<typeof elementSnapshot>;

export const browserState = z.object({
  url: z.string().check(z.maxLength(4_000)),
  title: pageTextSchema(200),
  readyState: z.enum(['loading', 'interactive', 'complete']),
  elements: z.array(elementSnapshot),
  viewport: z.object({ width: px, height: px }),
});
export type BrowserState = z.infer<typeof browserState>;

export const taskContext = z.object({
  sessionId: z.string(),
  /** Oldest first; never one of another session. */
  previousTasks: z.array(completedTask),
  currentUrl: z.string().check(z.maxLength(4_000)),
  userPreferences,
  /** Asked for where the page matters (`getBrowserState`); reading a goal does not need it. */
  browserState: z.optional(browserState),
});
export type TaskContext = z.infer<typeof taskContext>;

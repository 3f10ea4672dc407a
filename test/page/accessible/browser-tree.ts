// The browser's own accessibility tree, for comparison.
import { cdp } from 'vitest/browser';

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  frameId?: string;
}
interface Session {
  send(method: string, params?: object): Promise<unknown>;
}

/** Roles that a user operates; the browser's own words for them are ours, but for these. */
export const OPERABLE = 'link button textbox searchbox spinbutton combobox listbox checkbox switch radio menuitem menuitemcheckbox menuitemradio tab slider treeitem'.split(' '); // prettier-ignore
const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a user operates by the browser's tree, or has one of the `roles` in it, in the frame that holds something of this name. */
export async function operableInTree(
  landmark: string,
  roles = OPERABLE,
): Promise<{ role: string; name: string }[]> {
  const nodes = await operableNodes(landmark, roles);
  return nodes.map((node) => ({ role: node.role?.value ?? '', name: fold(node.name?.value ?? '') }));
}

/** A property of the same by its name in the protocol; `undefined` where it does not apply. */
export async function propertyInTree(landmark: string, property: string): Promise<unknown[]> {
  const nodes = await operableNodes(landmark);
  return nodes.map(({ properties = [] }) => properties.find(({ name }) => name === property)?.value.value);
}

async function operableNodes(landmark: string, roles = OPERABLE): Promise<AxNode[]> {
  const session = cdp() as unknown as Session;
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: FrameTree };
  for (const frameId of framesOf(frameTree)) {
    const reply = await session.send('Accessibility.getFullAXTree', { frameId }).catch(() => undefined);
    const nodes = (reply as { nodes: AxNode[] } | undefined)?.nodes ?? [];
    if (!nodes.some((node) => node.name?.value === landmark)) continue;
    return nodes.filter((node) => !node.ignored && roles.includes(node.role?.value ?? ''));
  }
  return [];
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}
function framesOf(tree: FrameTree): string[] {
  return [tree.frame.id, ...(tree.childFrames ?? []).flatMap(framesOf)];
}

// Mounts a view of the UI with the real style sheet and the fake background.
import { render, type ComponentChildren } from 'preact';
import { createClient } from '../../../src/ui/client';
import { Panel } from '../../../src/ui/sidepanel/panel';
import { createPanelSession, type Session } from '../../../src/ui/sidepanel/session';
import type { FakeBackground } from './fake-background';
import { fakePlatform, type FakePlatform } from './fake-platform';

const mounted: HTMLElement[] = [];

export async function mount(
  view: ComponentChildren,
  kind: 'sidepanel' | 'popup' | 'options',
): Promise<HTMLElement> {
  await styles();
  document.documentElement.lang = 'en';
  document.title = 'Browser Copilot';
  document.body.className = kind;
  const root = document.createElement('div');
  root.id = mounted.length === 0 ? 'app' : `app-${mounted.length}`;
  document.body.append(root);
  mounted.push(root);
  render(view, root);
  return root;
}

export function unmountAll(): void {
  for (const root of mounted.splice(0)) {
    render(null, root);
    root.remove();
  }
  delete document.documentElement.dataset['theme'];
}

export interface MountedPanel {
  root: HTMLElement;
  session: Session;
  platform: FakePlatform;
  find: (selector: string) => HTMLElement | null;
}

export async function mountPanel(
  background: FakeBackground,
  platform = fakePlatform(background),
): Promise<MountedPanel> {
  const session = createPanelSession(createClient(background.connect), platform);
  const root = await mount(<Panel session={session} />, 'sidepanel');
  return { root, session, platform, find: (selector) => root.querySelector(selector) };
}

async function styles(): Promise<void> {
  if (document.querySelector('link[data-ui]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/ui.css';
  link.dataset['ui'] = '';
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  await loaded;
}

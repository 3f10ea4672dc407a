// Colour theme of a page of ours: the user's choice over the system's. The CSS does the rest.
import type { SettingsView } from '../shared/messages/ui';

export function applyTheme(theme: SettingsView['theme']): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

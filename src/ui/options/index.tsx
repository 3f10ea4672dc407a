// Entry of the options page's bundle.
import { render } from 'preact';
import { chromePlatform } from '../chrome-platform';
import { createClient } from '../client';
import { localiseDocument, setMessages } from '../i18n';
import { OptionsPage } from './options-page';
import { createSettings } from './settings-state';

const platform = chromePlatform();
setMessages(platform.messages);
localiseDocument('options_title');
render(
  <OptionsPage state={createSettings(createClient(platform.connect), platform)} />,
  document.getElementById('app')!,
);

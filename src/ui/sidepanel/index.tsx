// Entry of the side panel's bundle.
import { render } from 'preact';
import { chromePlatform } from '../chrome-platform';
import { createClient } from '../client';
import { localiseDocument, setMessages } from '../i18n';
import { Panel } from './panel';
import { createPanelSession } from './session';

const platform = chromePlatform();
setMessages(platform.messages);
localiseDocument('panel_title');
const client = createClient(platform.connect);
const session = createPanelSession(client, platform);
render(<Panel session={session} />, document.getElementById('app')!);

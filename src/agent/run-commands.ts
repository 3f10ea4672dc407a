// Words that drive the run itself, whatever its goal is: typed into the composer, they do what its buttons do.
// Only a remark that says nothing else is one: "stop the video" is a wish. Pure.
import { fold } from '../skills/words';

export type RunCommand = 'stop' | 'pause' | 'resume' | 'undo';

/** As `fold` gives them, without what is said around them. */
const COMMANDS: ReadonlyArray<readonly [RunCommand, RegExp]> = [
  [
    'stop',
    /^(?:stop|halt|abort|cancel|quit|enough|give up|stopp?|anhalten|aufhoren|hor auf|abbrechen|brich ab|abbruch|genug|停|停下|停下来|停止|终止|取消|别做了|不要做了|算了)$/,
  ],
  [
    'pause',
    /^(?:pause|hold on|hang on|wait|wait (?:a|one) (?:second|sec|moment|minute|bit)|one moment|just a (?:second|sec|moment|minute)|warte|warten|warte (?:mal|kurz|bitte|einen moment)|moment|einen moment|pausieren|anhalten und warten|暂停|等等|等一下|等一等|等一会儿?|稍等|先等等)$/,
  ],
  [
    'resume',
    /^(?:go on|continue|carry on|keep going|resume|proceed|go ahead|weiter|mach weiter|weitermachen|fortfahren|fahr fort|fortsetzen|继续|接着做|往下做|继续吧|恢复)$/,
  ],
  [
    'undo',
    /^(?:undo|undo (?:that|it|this|the last step)|take (?:that|it) back|go back one step|ruckgangig|mach (?:das|es) ruckgangig|ruckgangig machen|nimm das zuruck|撤销|撤消|撤回|撤销上一步)$/,
  ],
];

const AROUND =
  /^(?:(?:please|ok(?:ay)?|now|no|nein|bitte|jetzt|hey|请|马上)[ ,:]*)+|(?:[ ,]*(?:please|now|here|everything|all|immediately|right now|bitte|jetzt|sofort|alles|吧|了))+$/g;

export function commandIn(text: string): RunCommand | undefined {
  const said = fold(text)
    .replace(/[.!…。！\s]+$/u, '')
    .trim();
  const bare = said.replace(AROUND, '');
  return COMMANDS.find(([, words]) => words.test(said) || words.test(bare))?.[0];
}

// Words that drive the run itself, whatever its goal is: typed into the composer, they do what its buttons do.
// Only a remark that says nothing else is one: "stop the video" is a wish. Pure.
import { fold } from '../../skills/words/words';

export type RunCommand = 'stop' | 'pause' | 'resume' | 'undo';

/** Commands, as `fold` gives words. None of them is a likely name of a button, or answer to a question. */
const STOP =
  /^(?:(?:stop|halt|abort|quit)(?: (?:it|this|that|working|the (?:task|run)))?|stopp?|(?:anhalten|aufhoren|hor auf|abbrechen|brich (?:(?:das|es|die aufgabe) )?ab|stopp? (?:das|die aufgabe))|停|停下|停下来|停止(?:任务|执行|运行)?|终止(?:任务)?|别做了|不要做了)$/;

const COMMANDS: ReadonlyArray<readonly [RunCommand, RegExp]> = [
  [
    'stop',
    /^(?:cancel|cancel (?:it|this|the (?:task|run))|enough|give up|abbruch|genug|取消|取消任务|算了)$/,
  ],
  [
    'pause',
    /^(?:pause|hold on|hang on|wait|wait (?:a|one) (?:second|sec|moment|minute|bit)|one moment|just a (?:second|sec|moment|minute)|warte|warten|warte (?:mal|kurz|bitte|einen moment)|moment|einen moment|pausieren|暂停|等等|等一下|等一等|等一会儿?|稍等|先等等)$/,
  ],
  [
    'resume',
    /^(?:go on|continue|carry on|keep going|resume|proceed|go ahead|weiter|mach weiter|weitermachen|fortfahren|fahr fort|fortsetzen|继续|接着做|往下做|恢复)$/,
  ],
  [
    'undo',
    /^(?:undo|undo (?:that|it|this|the last step)|take (?:that|it) back|ruckgangig|mach (?:das|es) ruckgangig|ruckgangig machen|nimm das zuruck|撤销|撤消|撤回|撤销上一步)$/,
  ],
];

const AROUND =
  /^(?:(?:please|ok(?:ay)?|now|no|nein|bitte|jetzt|hey|请|马上)[ ,:，]*)+|(?:[ ,，]*(?:please|now|here|immediately|right now|bitte|jetzt|sofort|吧|了))+$/g;

/** `asked`: a question of ours stands open, which other words may answer. */
export function commandIn(text: string, asked = false): RunCommand | undefined {
  const said = fold(text)
    .replace(/[.!…。！\s]+$/u, '')
    .trim();
  const forms = [said, said.replace(AROUND, '')];
  if (forms.some((form) => STOP.test(form))) return 'stop';
  return asked ? undefined : COMMANDS.find(([, words]) => forms.some((form) => words.test(form)))?.[0];
}

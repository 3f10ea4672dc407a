// Has the user choose a file in a file field, and sees whether it is the one asked for; a file is never picked for the
// user.
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isBlank } from '../fields/fields';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { byAnswer, optionsOf, tell, optionOf } from '../target/telling';
import { fold, keywords, quote, tokens } from '../words/words';

export const uploadSkill = draftSkill<'upload'>({
  name: 'upload',
  kinds: ['upload'],
  needs: (params) => lookFor([params.field ?? { text: 'upload|file|attach|browse' }]),
  draft(view, params) {
    const fields = poolOf(view).filter((hit) => hit.inputType === 'file');
    let field = fields.length === 1 ? fields[0] : byAnswer(view, fields);
    if (!field && params.field && !isBlank(params.field)) {
      const found = aim(view, params.field, { suits: (hit) => (hit.inputType === 'file' ? 1 : 0) });
      if (!found.ok) return found.draft;
      field = found.hit;
    }
    if (!field)
      return fields.length > 1
        ? { kind: 'ask', question: phraseOf('ask_which_file_field_mean'), options: optionsOf(fields) }
        : { kind: 'unable', reason: phraseOf('unable_no_file_field') };
    return chosenByUser(view, field, params.file);
  },
});

/** A file that is chosen already counts when it is called what was asked for, or when the user says that it is the one. */
function chosenByUser(view: SkillView, field: PcdHit, wanted: string): Draft {
  const chosen = field.value ?? '';
  const answer = fold(view.answers.at(-1) ?? '');
  if (chosen !== '' && (isCalled(chosen, wanted) || /^(?:yes|ja|是)$/.test(answer)))
    return { kind: 'done', note: phraseOf('done_file_chosen', quote(chosen)) };
  if (chosen !== '' && !/^(?:no|nein|不是|否)$/.test(answer))
    return {
      kind: 'ask',
      question: phraseOf('ask_chosen_file', quote(chosen), tell(field), quote(wanted)),
      options: [optionOf('yes', phraseOf('option_yes')), optionOf('no', phraseOf('option_no_another'))],
    };
  return {
    kind: 'assist',
    type: 'custom',
    message:
      wanted === ''
        ? phraseOf('help_choose_a_file', tell(field))
        : phraseOf('help_choose_file', quote(wanted), tell(field)),
  };
}

/** Every word of the phrase stands in the file's name. */
function isCalled(name: string, phrase: string): boolean {
  const words = new Set(tokens(name));
  return keywords(phrase).every((word) => words.has(word));
}

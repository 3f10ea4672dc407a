// Puts a file that the user has chosen into a file field; a file is never picked for the user.
import { aim, lookFor } from './aim';
import { act, draftSkill } from './draft';
import { isBlank } from './fields';
import { poolOf } from './target';
import { optionsOf, tell } from './telling';

export const uploadSkill = draftSkill<'upload'>({
  name: 'upload',
  kinds: ['upload'],
  needs: (params) => lookFor([params.field ?? { text: 'upload|file|attach|browse' }]),
  draft(view, params) {
    const fileId = view.memory['file'] ?? view.memory[`file:${params.file}`];
    const fields = poolOf(view).filter((hit) => hit.inputType === 'file');
    let field = fields.length === 1 ? fields[0] : undefined;
    if (!field && params.field && !isBlank(params.field)) {
      const found = aim(view, params.field, { suits: (hit) => (hit.inputType === 'file' ? 1 : 0) });
      if (!found.ok) return found.draft;
      field = found.hit;
    }
    if (!field)
      return fields.length > 1
        ? { kind: 'ask', question: 'Which file field do you mean?', options: optionsOf(fields) }
        : { kind: 'unable', reason: 'There is no file field on this page.' };
    if (!fileId && field.value) return { kind: 'done', note: `The file “${field.value}” is chosen.` };
    if (!fileId)
      return {
        kind: 'assist',
        type: 'custom',
        message: `Please choose ${params.file === '' ? 'the file' : `the file “${params.file}”`} in ${tell(field)}; a page may not do that for you.`,
      };
    return act(
      [{ tool: 'dom.upload', on: field, args: { fileId }, say: `Put the file into ${tell(field)}` }],
      'verify',
      0.9,
      tell(field),
    );
  },
});

// Which rung of the planner ladder proposes for a task. The cheapest that is confident takes the step.
import { skillProposer, type SkillProposer } from '../agent/skill-proposer';

export function proposerFor(): SkillProposer {
  return skillProposer;
}

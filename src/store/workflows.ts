// Saved workflows, by name.
import { workflowRecord, type WorkflowRecord } from '../shared/records';
import type { CopilotDb } from './database';

export async function saveWorkflow(db: CopilotDb, workflow: WorkflowRecord): Promise<void> {
  await db.put('workflows', workflowRecord.parse(workflow));
}

export async function getWorkflow(db: CopilotDb, name: string): Promise<WorkflowRecord | undefined> {
  return db.get('workflows', name);
}

export async function listWorkflows(db: CopilotDb): Promise<WorkflowRecord[]> {
  return db.getAll('workflows');
}

export async function removeWorkflow(db: CopilotDb, name: string): Promise<void> {
  await db.delete('workflows', name);
}

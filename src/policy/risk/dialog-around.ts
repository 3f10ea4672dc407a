// The dialog in a target's context, apart from the section: `dialog “Delete file?” · Details`. Pure.
export function dialogAround(context: string | undefined): string {
  return /^dialog “([^]*)”/.exec(context ?? '')?.[1] ?? '';
}

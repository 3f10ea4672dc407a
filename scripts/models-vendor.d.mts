interface VendoredModel {
  id: string;
  library: { file: string; url: string; sha256: string | null };
}
export function missingImports(bytes: Uint8Array, engine?: string): Promise<string[]>;
export function vendor(options: {
  models: VendoredModel[];
  from?: string;
  out: string;
  checkFit?: boolean;
}): Promise<{ file: string; sha256: string; bytes: number }[]>;

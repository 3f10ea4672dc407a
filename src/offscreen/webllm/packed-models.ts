// What this build says about local models: the catalogue, and which libraries it carries. Both are files of
// the package, parsed as everything else that is read. Runs in the offscreen document.
import { catalogue, libraryList, type CatalogueModel } from '../../shared/local-models';

export interface PackedModels {
  models: CatalogueModel[];
  /** SHA-256 of each packed library, by file name. */
  libraries: ReadonlyMap<string, string>;
}

let packed: Promise<PackedModels> | undefined;

/** Read once: a package does not change while it runs. */
export function packedModels(): Promise<PackedModels> {
  packed ??= read();
  return packed;
}

async function read(): Promise<PackedModels> {
  const [models, libraries] = await Promise.all([
    packagedJson('models/catalogue.json'),
    // A build without libraries has no list of them: fetch rejects for a file that is not in the package.
    packagedJson('models/libraries.json').catch(() => ({ libraries: [] })),
  ]);
  const list = libraryList.parse(libraries).libraries;
  return {
    models: catalogue.parse(models).models,
    libraries: new Map(list.map(({ file, sha256 }) => [file, sha256])),
  };
}

async function packagedJson(path: string): Promise<unknown> {
  return (await fetch(new URL(path, location.origin))).json();
}

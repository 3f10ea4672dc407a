// The files of local models on this device, in the origin private file system: local-models/<id>/<file> and
// a manifest with the hash of each. A file counts only when the manifest names it; the manifest is written
// after the file, so what a crash leaves behind is fetched again. Runs in the offscreen document (writes) and
// in the engine's worker (reads).
import { LOCAL_MODELS_FOLDER, modelFileName, sha256Hex } from '../../shared/local-models';
import { z } from '../../shared/schema';
import { takingTurns } from '../../shared/taking-turns';

const MANIFEST = 'manifest.json';

const manifestShape = z.object({
  files: z.record(modelFileName, z.object({ bytes: z.int(), sha256: sha256Hex })),
  /** Bytes of all files, once the index has been read. */
  totalBytes: z.nullable(z.int()),
  /** Every file of the index was there and matched. */
  complete: z.boolean(),
});
type Manifest = z.infer<typeof manifestShape>;

export class ModelStore {
  /** Manifest writes, one after the other: files arrive side by side. */
  private readonly inTurn = takingTurns();

  private constructor(
    private readonly folder: FileSystemDirectoryHandle,
    private manifest: Manifest,
  ) {}

  /** Opens a model's folder, making it where it is missing. */
  static async open(id: string): Promise<ModelStore> {
    const files = await navigator.storage.getDirectory();
    const root = await files.getDirectoryHandle(LOCAL_MODELS_FOLDER, { create: true });
    const folder = await root.getDirectoryHandle(id, { create: true });
    return new ModelStore(folder, (await manifestIn(folder)) ?? EMPTY());
  }

  /** What is kept of a model, if anything is; unlike opening, leaves no folder behind. */
  static async find(id: string): Promise<ModelStore | undefined> {
    const folder = await (await root())?.getDirectoryHandle(id).catch(ignoreMissing);
    return folder && new ModelStore(folder, (await manifestIn(folder)) ?? EMPTY());
  }

  get totalBytes(): number | null {
    return this.manifest.totalBytes;
  }

  get complete(): boolean {
    return this.manifest.complete;
  }

  get names(): string[] {
    return Object.keys(this.manifest.files);
  }

  /** Lowercase hex; known also of a file that was dropped, so that its successor must be the same. */
  hashOf(name: string): string | undefined {
    return this.manifest.files[name]?.sha256;
  }

  /** The file, as long as it is there in its full length; its hash is the caller's to check. */
  async read(name: string): Promise<File | undefined> {
    const entry = this.manifest.files[name];
    if (!entry) return undefined;
    const handle = await this.folder.getFileHandle(name).catch(() => undefined);
    const file = await handle?.getFile();
    return file?.size === entry.bytes ? file : undefined;
  }

  /** Bytes of the files that are there. */
  async storedBytes(): Promise<number> {
    const files = await Promise.all(this.names.map((name) => this.read(name)));
    return files.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  }

  /** Rejects with QuotaExceededError when the disk is full. */
  async write(name: string, bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<void> {
    await put(this.folder, name, bytes);
    await this.amend((manifest) => {
      manifest.files[name] = { bytes: bytes.length, sha256 };
    });
  }

  /** Deletes a damaged file; the next one of this name must have its hash. */
  async drop(name: string): Promise<void> {
    await this.folder.removeEntry(name).catch(ignoreMissing);
    await this.amend((manifest) => {
      manifest.complete = false;
    });
  }

  /** Deletes a file and its hash: what takes its place may differ. */
  async forget(name: string): Promise<void> {
    await this.folder.removeEntry(name).catch(ignoreMissing);
    await this.amend((manifest) => {
      const { [name]: _gone, ...files } = manifest.files;
      manifest.files = files;
      manifest.complete = false;
    });
  }

  async setTotal(totalBytes: number): Promise<void> {
    await this.amend((manifest) => {
      manifest.totalBytes = totalBytes;
    });
  }

  async finish(): Promise<void> {
    await this.amend((manifest) => {
      manifest.complete = true;
    });
  }

  private amend(change: (manifest: Manifest) => void): Promise<void> {
    return this.inTurn(() => {
      change(this.manifest);
      return put(this.folder, MANIFEST, new TextEncoder().encode(JSON.stringify(this.manifest)));
    });
  }
}

/** Deletes all that is kept of a model, its hashes too. */
export async function removeModel(id: string): Promise<void> {
  await (await root())?.removeEntry(id, { recursive: true }).catch(ignoreMissing);
}

/** Bytes that this extension may still write. */
export async function freeBytes(): Promise<number> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return Math.max(0, quota - usage);
}

const EMPTY = (): Manifest => ({ files: {}, totalBytes: null, complete: false });

/** The folder of all models, once there is one. */
async function root(): Promise<FileSystemDirectoryHandle | undefined> {
  const files = await navigator.storage.getDirectory();
  return files.getDirectoryHandle(LOCAL_MODELS_FOLDER).catch(ignoreMissing);
}

/** A manifest that cannot be read counts as none: everything is fetched and hashed again. */
async function manifestIn(folder: FileSystemDirectoryHandle): Promise<Manifest | undefined> {
  const handle = await folder.getFileHandle(MANIFEST).catch(() => undefined);
  if (!handle) return undefined;
  try {
    return manifestShape.parse(JSON.parse(await (await handle.getFile()).text()));
  } catch {
    return undefined;
  }
}

async function put(
  folder: FileSystemDirectoryHandle,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  try {
    await stream.write(bytes);
    // The file takes its new content here, whole or not at all.
    await stream.close();
  } catch (error) {
    await stream.abort().catch(() => undefined);
    throw error;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof DOMException) || error.name !== 'NotFoundError') throw error;
}

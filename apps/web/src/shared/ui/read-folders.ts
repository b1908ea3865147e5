import { isOfSystem, MOST_FILES, placeFile } from './placed-files.ts'

/** The files of folders and of those in them, each with where it stood, one more than are taken at most. */
export async function readFolders(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = []
  const visit = async (entry: FileSystemEntry, folder: string): Promise<void> => {
    if (files.length > MOST_FILES || isOfSystem(entry.name)) return
    if (isFile(entry))
      files.push(placeFile(await new Promise<File>((...way) => entry.file(...way)), folder))
    if (!isFolder(entry)) return
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    for (const inner of await listEntries(entry)) await visit(inner, path)
  }
  for (const entry of entries) await visit(entry, '')
  return files
}

/** What is in a folder; a browser tells of a part of it at a time. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((...way) => reader.readEntries(...way))
    if (part.length === 0) return all
    all.push(...part)
  }
}

// Browsers have no class of these names that could be asked.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

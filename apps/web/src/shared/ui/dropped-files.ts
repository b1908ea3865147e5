/** What is dropped: files that came alone, and folders that are still to be read. */
export interface Dropped {
  readonly files: File[]
  readonly folders: readonly FileSystemEntry[]
}

/** What is dropped, to be asked at once: later nobody may. */
export const droppedIn = (data: DataTransfer): Dropped => ({
  files: filesIn(data),
  folders: [...data.items].flatMap((item) => {
    const entry = item.webkitGetAsEntry()
    return entry?.isDirectory ? entry : []
  }),
})

/** The files among what is dropped or pasted; a folder is none. */
export const filesIn = (data: DataTransfer | null): File[] =>
  [...(data?.items ?? [])].flatMap((item) =>
    item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory !== true
      ? (item.getAsFile() ?? [])
      : [],
  )

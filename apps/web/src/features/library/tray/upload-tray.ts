import { isOnItsWay, listKeptUploads, UploadRunner } from '#features/files'
import { currentProject, spokenTexts } from '#shared'
import { askBeforeForgetting } from '#storage'
import { askToConfirm } from '#ui'
import { keptPrefix, readOptions, type ItemOptions } from '../kept-items.ts'
import { toLibrary } from '../send-item.ts'
import { trayFiles, type NewFile, type Owner, type TrayFile } from './tray-files.ts'

/** Ends the lock of a file, by which another tab knows that it is sent here. */
const releases = new Map<string, () => void>()

/** Takes the question before signing off back, where it is to be asked. */
let takeBack: (() => void) | undefined

const runner: UploadRunner<NonNullable<TrayFile['stored']>, TrayFile['about']> = new UploadRunner({
  transportOf: ({ userId, options }) => toLibrary({ userId, ...options }),
  keptOf: ({ options }) => options,
  // A library takes files only from who stands in its project.
  isDue: ({ projectId }) => projectId === currentProject(),
  onArrived: async (key) => {
    await runner.forget(key)
    release(key)
  },
  onChange: setFiles,
})

/**
 * Sends files to a library, one after the other. They are kept in the browser until they have arrived:
 * a page that is loaded again goes on with them.
 */
export function uploadToLibrary(owner: Owner, files: readonly NewFile[]): void {
  for (const { content, options } of files) {
    const key = keptPrefix(owner.projectId) + crypto.randomUUID()
    const isKept = runner.add({ key, content, about: { ...owner, options } })
    void holdKey(key, () => isKept)
  }
}

/** Goes on with what an earlier page had begun to send to the library of a project. */
export async function resumeUploads(owner: Owner): Promise<void> {
  const prefix = keptPrefix(owner.projectId)
  for (const { key } of await listKeptUploads(prefix)) {
    if (releases.has(key)) continue
    void holdKey(key, async () => {
      // Another tab may have sent it meanwhile.
      const kept = (await listKeptUploads(prefix)).find((one) => one.key === key)
      const options = kept && readOptions(kept.upload)
      if (!kept || !options) return release(key)
      const { content, uploadId } = kept.upload
      runner.goOn({ key, content, about: { ...owner, options } }, uploadId)
    })
  }
}

/** Takes a file out, wherever it is: nothing of it is kept. */
export function cancelUpload(key: string): void {
  runner.cancel(key)
  release(key)
}

/** Takes out all that has not arrived. */
export function cancelAll(): void {
  for (const { key } of trayFiles.get().filter(isOnItsWay)) cancelUpload(key)
}

/** Takes out what has arrived, and what was refused: nothing of it is kept, for nobody to send later. */
export function clearEnded(): void {
  const ended = trayFiles.get().flatMap((file) => (isOnItsWay(file) ? [] : file.key))
  runner.remove(ended)
  // Another tab that has its lock would still find it.
  for (const key of ended) void runner.forget(key).then(() => release(key))
}

/** Sends a file again that was refused, perhaps under another title or as a version of an item. */
export function retryUpload({ key, about }: TrayFile, start: Partial<ItemOptions['start']>): void {
  const { options } = about
  runner.retry(key, { ...about, options: { ...options, start: { ...options.start, ...start } } })
}

/** Goes on with the next file that can be sent from the project where the person is. */
export const sendNext = (): void => runner.sendNext()

/** As long as something is on its way, the site is not left, and nobody signs off, without being asked. */
function setFiles(files: readonly TrayFile[]): void {
  trayFiles.set(files)
  if (files.some(isOnItsWay)) {
    addEventListener('beforeunload', preventLeaving)
    takeBack ??= askBeforeForgetting(askToSignOff)
  } else {
    removeEventListener('beforeunload', preventLeaving)
    takeBack?.()
    takeBack = undefined
  }
}

const preventLeaving = (event: Event): void => event.preventDefault()

async function askToSignOff(): Promise<boolean> {
  const texts = spokenTexts()
  if (!texts) return true
  const { t } = texts
  const leaves = await askToConfirm({
    title: t('library.tray.signOff'),
    text: t('library.tray.signOffText'),
    confirmLabel: t('shell.user.signOff'),
    danger: true,
  })
  if (leaves) cancelAll()
  return leaves
}

/** Does something with a file once no other tab sends it, and has it until it is released. */
async function holdKey(key: string, begin: () => Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  releases.set(key, resolve)
  const hold = async (): Promise<void> => {
    await begin()
    await promise
  }
  // Locks are there where the connection is secure.
  await ('locks' in navigator ? navigator.locks.request(key, hold) : hold())
}

function release(key: string): void {
  releases.get(key)?.()
  releases.delete(key)
}

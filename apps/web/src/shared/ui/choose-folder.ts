import { isOfSystem } from './placed-files.ts'

/** The chooser that is open: a browser may let go of one that nothing holds. */
let chooser: HTMLInputElement | undefined

/** Whether the browser lets somebody choose a folder; phones mostly have none. */
export const canChooseFolders = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

/** Lets somebody choose a folder, and gives the files that are in it, perhaps none; after a press alone. */
export function chooseFolder(give: (files: File[]) => void): void {
  chooser = document.createElement('input')
  chooser.type = 'file'
  chooser.webkitdirectory = true
  chooser.addEventListener('change', () => give(filesOf(chooser?.files ?? [])))
  chooser.click()
}

/** The files of a folder that was chosen, without those of a system. */
export const filesOf = (chosen: Iterable<File>): File[] =>
  [...chosen].filter(({ webkitRelativePath }) => !isOfSystem(webkitRelativePath))

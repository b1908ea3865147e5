import { isOfSystem } from './placed-files.ts'

/** The chooser that is open: a browser may let go of one that nothing holds. */
let chooser: HTMLInputElement | undefined

/** Whether the browser lets somebody choose a folder; phones mostly have none. */
export const canChooseFolders = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

/** Lets somebody choose a folder, and gives the files that are in it; after a press alone. */
export function chooseFolder(give: (files: File[]) => void): void {
  chooser = document.createElement('input')
  chooser.type = 'file'
  chooser.webkitdirectory = true
  chooser.addEventListener('change', () => {
    const files = [...(chooser?.files ?? [])].filter(({ name }) => !isOfSystem(name))
    if (files.length > 0) give(files)
  })
  chooser.click()
}

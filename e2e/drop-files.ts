import type { Locator } from 'playwright-core'

/** Drops files of these names on an element, as somebody does who drags them into the window. */
export async function dropFiles(target: Locator, names: readonly string[]): Promise<void> {
  await target.evaluate((element, fileNames) => {
    const dataTransfer = new DataTransfer()
    for (const name of fileNames)
      dataTransfer.items.add(new File([`Αυτό είναι: ${name}`], name, { type: 'text/plain' }))
    for (const type of ['dragenter', 'dragover', 'drop'])
      element.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
      )
  }, names)
}

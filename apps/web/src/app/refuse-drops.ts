/**
 * A file that is dropped where nothing takes it is not opened in place of the page, with all that
 * somebody is writing there.
 */
export function refuseDrops(): void {
  for (const name of ['dragover', 'drop'] as const)
    addEventListener(name, (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      // The browser's own field for a file takes it by itself.
      if (event.target instanceof Element && event.target.closest('input[type=file]')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    })
}

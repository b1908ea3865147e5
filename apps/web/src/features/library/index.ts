/** What other features and the app use of library. */
export { ItemPreview, hasPreview, isShownAtOnce } from './preview/item-preview.tsx'
export { UploadTrayHost } from './tray/upload-tray-host.tsx'

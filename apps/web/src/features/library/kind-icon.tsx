import { IconFile, IconFileText, IconLink, IconMovie, IconPhoto } from '@tabler/icons-react'
import type { LibraryKind } from '@telemachos/contract/library/kinds'

const ICONS = {
  document: IconFileText,
  image: IconPhoto,
  video: IconMovie,
  general: IconFile,
  url: IconLink,
}

/** The sign of what an item is. */
export function KindIcon({ kind }: { readonly kind: LibraryKind }) {
  const Icon = ICONS[kind]
  return <Icon size={24} stroke={1.5} aria-hidden="true" />
}

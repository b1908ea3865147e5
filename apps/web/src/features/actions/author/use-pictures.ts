import {
  DESCRIPTION_PICTURE_TYPES,
  DESCRIPTIONS,
  LARGEST_DESCRIPTION_PICTURE,
} from '@telemachos/contract/actions/description-limits'
import { call, callAddress, useIdentity, useTexts } from '#shared'
import { announce, showSystemMessage, toast, type Pictures, askForAlt } from '#ui'
import { sendFile, toFiles } from '#features/files'

interface Place {
  readonly ActionId: number
}

/** Pictures of an action's description: each is uploaded and described before it stands in the text. */
export function usePictures({ ActionId }: Place): Pictures {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  async function add(picture: File) {
    if (picture.size > LARGEST_DESCRIPTION_PICTURE) return void toast(t('rule.file_too_large'))
    announce(t('actions.author.picture.sending'))
    try {
      const { Id: FileId } = await sendFile({
        transport: toFiles({
          category: `${DESCRIPTIONS}/${ActionId}`,
          name: 'picture',
          userId: UserId,
        }),
        content: picture,
        uploadId: undefined,
        signal: new AbortController().signal,
        onBegun: () => Promise.resolve(),
        onProgress: () => undefined,
        onWaiting: () => undefined,
      })
      const { Key, Width, Height } = await call('actions.addPicture', { ActionId, FileId })
      const alt = await askForAlt(t)
      return alt === null ? undefined : { key: Key, alt: alt.trim(), width: Width, height: Height }
    } catch (error) {
      showSystemMessage(error, t)
      return undefined
    }
  }
  return {
    accept: DESCRIPTION_PICTURE_TYPES,
    addressOf: (Key) => callAddress('actions.getPicture', { Key }),
    add,
  }
}

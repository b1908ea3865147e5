/** Whether what another process of this server says is a message of one type. */
export function isOf<Message extends { readonly type: string }>(
  message: unknown,
  type: Message['type'],
): message is Message {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === type
  )
}

/** Whoever is not there any more is told nothing. */
export const ignoreGone = (): void => undefined

import { call } from '#shared'

/** The most people whom one call invites. */
const INVITED_AT_ONCE = 100

/**
 * Invites people to choose their first password.
 * @param onSent hears how many of them have been gone through, and how many were invited.
 * @throws what stopped it.
 */
export async function invitePeople(
  ProjectId: number,
  ids: readonly number[],
  onSent: (gone: number, invited: number) => void,
): Promise<void> {
  let invited = 0
  for (let next = 0; next < ids.length; next += INVITED_AT_ONCE) {
    const UserIds = ids.slice(next, next + INVITED_AT_ONCE)
    const { Invited } = await call('identity.inviteUsers', { ProjectId, UserIds })
    invited += Invited.length
    onSent(next + UserIds.length, invited)
  }
}

/**
 * What the button that leaves everything as it is says: beside one that cancels something, the usual
 * word would be taken for the same.
 *
 * @param confirmLabel what the other button does, in words.
 * @param cancelWord the usual word.
 */
export function dismissKey(confirmLabel: string | undefined, cancelWord: string) {
  const cancels = confirmLabel?.toLowerCase().includes(cancelWord.toLowerCase()) ?? false
  return cancels ? 'core.dialog.back' : 'core.dialog.cancel'
}

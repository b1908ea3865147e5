/** A text as Greek Windows wrote it: each letter is one byte, of those that Unicode has in the same order. */
export const inWindows1253 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0) ?? 0
      if (sign === 'Ά') return 0xa2
      return code < 0x80 ? code : code - 0x2d0
    }),
  )

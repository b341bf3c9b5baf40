export type PictureLimits = {
  /** `image/png` and the like. */
  types: readonly string[]
  /** In bytes. */
  most: number
}

/** What is wrong with a file that should be a picture, if anything is. */
export const pictureFault = ({ type, size }: Pick<File, 'type' | 'size'>, { types, most }: PictureLimits) => {
  if (!types.includes(type)) return 'type'
  return size > most ? 'size' : undefined
}

/** The file as the address of an image. The page's policy shows no pictures from elsewhere, `blob:` included. */
export const pictureOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })

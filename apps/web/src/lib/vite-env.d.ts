declare module '*.css'

interface ImportMetaEnv {
  /** Whether this build has the sample screens. */
  readonly VITE_SAMPLE_SCREENS: boolean
  /** `server`: the sample screens' calls are answered by the development server. */
  readonly VITE_DEMO?: string
}

import { CoverFrame } from './cover-frame.tsx'
import { VerifyChoice } from './verify-choice.tsx'

const VerifyEmailCoverPage = () => (
  <CoverFrame kind="verify-email">
    <VerifyChoice />
  </CoverFrame>
)
export default VerifyEmailCoverPage

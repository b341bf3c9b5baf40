import { CoverFrame } from './cover-frame.tsx'
import { LoginForm } from './login-form.tsx'

const LoginCoverPage = () => (
  <CoverFrame kind="login">
    <LoginForm look="cover" />
  </CoverFrame>
)
export default LoginCoverPage

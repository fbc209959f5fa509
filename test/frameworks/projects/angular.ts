import { example, type Project } from '../project.ts';

export const angular: Project = {
  name: 'Angular, rendered on the server',
  node: 24,
  // Angular's packages need each other in one version, which a registry does not always have of all at once.
  make: [
    'V=$(npm view @angular/ssr version)',
    'npx --yes @angular/cli@$V new page --directory . --ssr --style css --skip-git --skip-install --defaults --package-manager npm',
    'sed -i -E "s#(\\"@angular/[a-z-]+\\": )\\"[^\\"]+#\\1\\"$V#" package.json',
    'npm install',
  ].join(' && '),
  files: { 'src/app/app.ts': example('ts') },
  build: 'npx ng build --configuration production',
  serve: 'NG_ALLOWED_HOSTS=127.0.0.1 node dist/page/server/server.mjs',
};

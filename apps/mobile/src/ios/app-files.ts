import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type PlistValue, parse } from 'plist';
import { type AppSettings, buildNumber } from '../app-settings.ts';
import { background } from '../capacitor-config.ts';
import { changeFile, replaceOnce } from '../files.ts';
import { drawLocks } from '../pictures.ts';
import { privacyManifest } from './privacy-manifest.ts';
import { addProjectFile, type ProjectFile, setBuildSetting, setSpanish } from './xcode-project.ts';

const files = {
  privacy: {
    name: 'PrivacyInfo.xcprivacy',
    type: 'text.xml',
    id: '000000010000',
    isResource: true,
  },
  entitlements: {
    name: 'App.entitlements',
    type: 'text.plist.entitlements',
    id: '000000020000',
    isResource: false,
  },
  firebase: {
    name: 'GoogleService-Info.plist',
    type: 'text.plist.xml',
    id: '000000030000',
    isResource: true,
  },
} satisfies Record<string, ProjectFile>;

/** Makes the generated Xcode project ours. Run again, it changes nothing. */
export async function applyToIos(project: string, settings: AppSettings): Promise<void> {
  const app = path.join(project, 'App/App');
  await changeFile(path.join(app, 'Info.plist'), writeInfo);
  await writeFile(path.join(app, files.privacy.name), build(privacyManifest));
  await writeFile(path.join(app, files.entitlements.name), build(entitlementsOf(settings)));
  await changeFile(path.join(project, 'App/App.xcodeproj/project.pbxproj'), (text) =>
    writeProject(text, settings),
  );
  if (settings.firebaseFile) {
    await copyFile(settings.firebaseFile, path.join(app, files.firebase.name));
    await changeFile(path.join(app, 'AppDelegate.swift'), hearPushTokens);
  }
  await drawPictures(path.join(app, 'Assets.xcassets'));
}

function writeInfo(text: string): string {
  const info = parse(text) as Record<string, PlistValue>;
  return build({
    ...info,
    CFBundleDevelopmentRegion: 'es',
    CFBundleLocalizations: ['es'],
    // Of what is asked for, the sentence that a person reads.
    NSCameraUsageDescription:
      'Matiz usa la cámara para leer códigos de barras y encontrar el producto sin escribirlo.',
    // Only what iOS brings itself (https): no papers for the export of encryption.
    ITSAppUsesNonExemptEncryption: false,
    UIRequiredDeviceCapabilities: ['arm64'],
  });
}

function entitlementsOf({ origin, firebaseFile }: AppSettings) {
  const { host } = new URL(origin);
  return {
    'com.apple.developer.associated-domains': [`applinks:${host}`, `webcredentials:${host}`],
    // Xcode writes `production` instead when it exports for the store.
    ...(firebaseFile ? { 'aps-environment': 'development' } : {}),
  };
}

function writeProject(project: string, { id, version, firebaseFile }: AppSettings): string {
  let text = addProjectFile(project, files.privacy);
  text = addProjectFile(text, files.entitlements);
  if (firebaseFile) text = addProjectFile(text, files.firebase);
  text = setBuildSetting(text, 'PRODUCT_BUNDLE_IDENTIFIER', id);
  text = setBuildSetting(text, 'MARKETING_VERSION', version);
  text = setBuildSetting(text, 'CURRENT_PROJECT_VERSION', String(buildNumber(version)));
  text = setBuildSetting(text, 'CODE_SIGN_ENTITLEMENTS', 'App/App.entitlements');
  return setSpanish(text);
}

/** Apple hands the phone's token to the app's delegate, and it to the plugin. */
function hearPushTokens(swift: string): string {
  if (swift.includes('capacitorDidRegisterForRemoteNotifications')) return swift;
  return replaceOnce(
    swift,
    /\}\s*$/,
    `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        NotificationCenter.default.post(name: Notification.Name.init("didReceiveRemoteNotification"), object: completionHandler, userInfo: userInfo)
    }
}
`,
  );
}

async function drawPictures(assets: string): Promise<void> {
  const icon = await drawLocks({ width: 1024, share: 0.66, behind: background });
  await writeFile(path.join(assets, 'AppIcon.appiconset/AppIcon-512@2x.png'), icon);
  const splash = await drawLocks({ width: 2732, share: 0.16, behind: background });
  const contents = path.join(assets, 'Splash.imageset/Contents.json');
  const { images } = JSON.parse(await readFile(contents, 'utf8')) as {
    images: { filename: string }[];
  };
  for (const { filename } of images) {
    await writeFile(path.join(assets, 'Splash.imageset', filename), splash);
  }
}

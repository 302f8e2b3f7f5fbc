import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { usualPushChannel } from '@matiz/domain/push/push-channel.ts';
import { appLinkPrefixes } from '@matiz/domain/shop/app-links.ts';
import { type AppSettings, buildNumber } from '../app-settings.ts';
import { background } from '../capacitor-config.ts';
import { changeFile, putXmlBlock, replaceOnce } from '../files.ts';
import { drawLocks, readLocks } from '../pictures.ts';

const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

/** Makes the generated Android project ours. Run again, it changes nothing. */
export async function applyToAndroid(project: string, settings: AppSettings): Promise<void> {
  const app = path.join(project, 'app');
  const main = path.join(app, 'src/main');
  await changeFile(path.join(main, 'AndroidManifest.xml'), (xml) => writeManifest(xml, settings));
  await changeFile(path.join(app, 'build.gradle'), (gradle) => writeGradle(gradle, settings));
  await changeFile(path.join(main, 'res/values/styles.xml'), writeLaunchTheme);
  await changeFile(path.join(main, 'res/values/ic_launcher_background.xml'), (xml) =>
    replaceOnce(xml, /(?<=ic_launcher_background">)[^<]+/, background.toUpperCase()),
  );
  await writeFile(path.join(main, 'res/xml/file_paths.xml'), sharedPaths);
  await drawIcons(path.join(main, 'res'));
  if (settings.firebaseFile) {
    await copyFile(settings.firebaseFile, path.join(app, 'google-services.json'));
  }
}

/** Links that open the app, and only the permissions that something of it uses. */
function writeManifest(manifest: string, { origin, firebaseFile }: AppSettings): string {
  const data = appLinkPrefixes
    .map((begin) => `                <data android:pathPrefix="${begin}" />`)
    .join('\n');
  let xml = putXmlBlock(
    manifest,
    'links',
    '</activity>',
    `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
                <data android:host="${new URL(origin).host}" />
${data}
            </intent-filter>`,
  );
  // What a phone's backup would carry along: tokens, and what was kept for a time without a connection.
  xml = replaceOnce(xml, /android:allowBackup="(true|false)"/, 'android:allowBackup="false"');
  const notifications = `
        <meta-data android:name="com.google.firebase.messaging.default_notification_icon" android:resource="@drawable/ic_notification" />
        <meta-data android:name="com.google.firebase.messaging.default_notification_color" android:resource="@color/matiz_accent" />
        <meta-data android:name="com.google.firebase.messaging.default_notification_channel_id" android:value="${usualPushChannel}" />`;
  if (firebaseFile) xml = putXmlBlock(xml, 'push', '</application>', notifications);
  const push = '    <uses-permission android:name="android.permission.POST_NOTIFICATIONS" />';
  return putXmlBlock(
    xml,
    'permissions',
    '</manifest>',
    `
    <uses-permission android:name="android.permission.CAMERA" />
    <uses-feature android:name="android.hardware.camera" android:required="false" />
${firebaseFile ? push : ''}`,
  );
}

function writeGradle(gradle: string, { id, version }: AppSettings): string {
  const withId = replaceOnce(gradle, /applicationId "[^"]+"/, `applicationId "${id}"`);
  const withCode = replaceOnce(withId, /versionCode \d+/, `versionCode ${buildNumber(version)}`);
  return replaceOnce(withCode, /versionName "[^"]+"/, `versionName "${version}"`);
}

/** The icon on the shop's colour, as Android 12 draws it, and for those before it too. */
function writeLaunchTheme(styles: string): string {
  return replaceOnce(
    styles,
    /(?<=<style name="AppTheme.NoActionBarLaunch" parent="Theme.SplashScreen">).*?(?=\n {4}<\/style>)/s,
    `
        <item name="windowSplashScreenBackground">@color/ic_launcher_background</item>
        <item name="windowSplashScreenAnimatedIcon">@mipmap/ic_launcher_foreground</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>
        <item name="android:background">@drawable/splash</item>`,
  );
}

/** What is shared with other apps: files that stand in the cache, and nothing else. */
const sharedPaths = `<?xml version="1.0" encoding="utf-8"?>
<paths xmlns:android="http://schemas.android.com/apk/res/android">
    <cache-path name="shared" path="." />
</paths>
`;

async function drawIcons(res: string): Promise<void> {
  for (const [name, times] of Object.entries(densities)) {
    const folder = path.join(res, `mipmap-${name}`);
    const size = 48 * times;
    const icon = { width: size, share: 0.7, behind: background };
    await writeFile(path.join(folder, 'ic_launcher.png'), await drawLocks(icon));
    const round = await drawLocks({ ...icon, share: 0.62, isRound: true });
    await writeFile(path.join(folder, 'ic_launcher_round.png'), round);
    // Of 108 dp only a circle of 66 is sure to be seen.
    const front = await drawLocks({ width: 108 * times, share: 0.42, behind: null });
    await writeFile(path.join(folder, 'ic_launcher_foreground.png'), front);
  }
  await drawSplashes(res);
  await mkdir(path.join(res, 'drawable'), { recursive: true });
  const vector = await writeVector();
  await writeFile(path.join(res, 'drawable/ic_notification.xml'), vector);
  await writeFile(path.join(res, 'values/matiz.xml'), colours);
  for (const name of ['ic_launcher', 'ic_launcher_round']) {
    await writeFile(path.join(res, `mipmap-anydpi-v26/${name}.xml`), adaptiveIcon);
  }
}

async function drawSplashes(res: string): Promise<void> {
  const folders = await readdir(res);
  const sizes = {
    mdpi: [320, 480],
    hdpi: [480, 800],
    xhdpi: [720, 1280],
    xxhdpi: [960, 1600],
    xxxhdpi: [1280, 1920],
  } as const;
  for (const folder of folders.filter((name) => /^drawable-(port|land)-\w+$/.test(name))) {
    const [, lie, density] = folder.split('-');
    const [short, long] = sizes[density as keyof typeof sizes];
    const [width, height] = lie === 'land' ? [long, short] : [short, long];
    const picture = await drawLocks({ width, height, share: 0.34, behind: background });
    await writeFile(path.join(res, folder, 'splash.png'), picture);
  }
  const picture = await drawLocks({ width: 480, height: 320, share: 0.34, behind: background });
  await writeFile(path.join(res, 'drawable/splash.png'), picture);
}

/** The locks in one colour: what a status bar and a themed screen show of an icon is its outline. */
async function writeVector(): Promise<string> {
  const paths = (await readLocks())
    .map(({ d }) => `        <path android:fillColor="#FFFFFFFF" android:pathData="${d}" />`)
    .join('\n');
  return `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="24dp" android:height="24dp" android:viewportWidth="40" android:viewportHeight="40">
    <group android:scaleX="0.8" android:scaleY="0.8" android:translateX="4" android:translateY="4">
${paths}
    </group>
</vector>
`;
}

const colours = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="matiz_accent">#7F1047</color>
</resources>
`;

const adaptiveIcon = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/ic_launcher_background" />
    <foreground android:drawable="@mipmap/ic_launcher_foreground" />
    <monochrome android:drawable="@drawable/ic_notification" />
</adaptive-icon>
`;

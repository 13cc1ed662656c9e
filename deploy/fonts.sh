#!/bin/sh
# Copies the fonts that the image needs from Debian's packages to /fonts: one weight for each script, bold where there
# is one, since pictures show players' names in bold. 45 of the packages' 130 MB.
set -eu
mkdir -p /fonts
for regular in /usr/share/fonts/truetype/noto/Noto*-Regular.ttf; do
  case $regular in
    *Display* | *UI* | *SignWriting* | *Tangut*) continue ;;
  esac
  bold=${regular%Regular.ttf}Bold.ttf
  if [ -e "$bold" ]; then cp "$bold" /fonts; else cp "$regular" /fonts; fi
done
cp /usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc /fonts
cp /usr/share/doc/fonts-noto-core/copyright /fonts/copyright-noto-core
cp /usr/share/doc/fonts-noto-cjk/copyright /fonts/copyright-noto-cjk
